import { describe, expect, it } from "vitest";
import { percent } from "./percent";

describe("chances in per cent", () => {
  it("are rounded half up", () => {
    expect([0, 0.624, 0.625, 0.635, 0.4549, 0.455, 0.005, 1].map(percent)).toEqual([0, 62, 63, 64, 45, 46, 1, 100]);
  });
});
