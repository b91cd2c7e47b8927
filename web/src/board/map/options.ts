/** What on the map answers the open question. */
import type { SaidOption, SaidQuestion } from "../../lib/wire";

/** The options by the thing at which they point; an option that points at nothing itself is done where it leads to. */
export function optionsAt(question: SaidQuestion | null | undefined): Map<string, SaidOption[]> {
  const found = new Map<string, SaidOption[]>();
  for (const option of question?.options ?? []) {
    const spots = option.at.length > 0 ? option.at : (option.then ?? []).flatMap((taken) => taken.option.at);
    for (const key of new Set(spots.map((spot) => `${spot.kind}:${spot.id}`))) found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

/** All options of a region: those of its army too. */
export function optionsIn(options: Map<string, SaidOption[]>, region: string): SaidOption[] {
  return [...new Set(["region", "army"].flatMap((kind) => options.get(`${kind}:${region}`) ?? []))];
}

/** The name that stands at the element which answers with an option; several answers in a row have none. */
export const nameAt = (option: SaidOption | undefined): string | undefined => (option?.name.includes(" ") ? undefined : option?.name);

/** The name of the only option, which stands at the element that answers it. */
export const onlyOption = (options: SaidOption[]): string | undefined => (options.length === 1 ? nameAt(options[0]) : undefined);
