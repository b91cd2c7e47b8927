import "@fontsource-variable/alegreya";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchFaults } from "./lib/report";
import { heed, speech } from "./lib/words.svelte";
import "./style.css";
import "./pages.css";

watchFaults();
heed(new URLSearchParams(location.search));
const target = document.getElementById("app");
if (target !== null) void speech.learn().then(() => mount(App, { target }));
