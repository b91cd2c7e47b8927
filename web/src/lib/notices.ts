/** Notices of the browser: that it is one's turn, while one looks elsewhere. */
import { settings } from "./settings.svelte";
import { sound } from "./sounds";

export type Permission = "granted" | "denied" | "default" | "none";

/** Whether the browser lets us give notice; `none` where it cannot. */
export function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "none";
}

/** Ask the browser whether we may give notice; only ever after a click. */
export async function askPermission(): Promise<Permission> {
  return permission() === "default" ? Notification.requestPermission() : permission();
}

/** Say that it is somebody's turn: a horn, and a notice where the page is not looked at. */
export function callToTable(title: string, words: string, path: string): void {
  sound("horn");
  if (!settings.chosen.notices || permission() !== "granted" || !document.hidden) return;
  const notice = new Notification(title, { body: words, icon: "/icon-192.png", tag: path });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
