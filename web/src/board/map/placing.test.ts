import { expect, test } from "vitest";
import { beside } from "./placing";

const BOX = { left: 300, top: 300, width: 40, height: 20 };

test("a panel stands right of its place, and elsewhere where it would hide something or leave the window", () => {
  const place = (avoid: [number, number][], wide = 800) => beside(BOX, [200, 100], [wide, 600], avoid);
  expect(place([])).toMatchObject({ left: 356, top: 260 });
  expect(place([[400, 310]])).toMatchObject({ left: 84, top: 260 });
  expect(place([[400, 310], [200, 310]])).toMatchObject({ left: 220, top: 184 });
  expect(place([], 420).left).toBe(84);
});
