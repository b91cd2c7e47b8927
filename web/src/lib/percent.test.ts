import { describe, expect, it } from "vitest";
import { percent } from "./percent";

describe("chances in per cent", () => {
  it("are rounded half up, by their decimals", () => {
    expect([0, 0.624, 0.625, 0.285, 0.145, 0.555, 0.4549, 0.455, 1].map(percent)).toEqual([0, 62, 63, 29, 15, 56, 45, 46, 100]);
  });
});
