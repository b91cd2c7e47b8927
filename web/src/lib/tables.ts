/** Carrying out the changes of events on a table, as docs/protocol.md describes it. */
import type { ChangeJson } from "./protocol";

type Table = Record<string, unknown>;

const isObject = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** What an entry of a list is called. */
const nameIn = (entry: unknown): unknown => (isObject(entry) ? (entry["id"] ?? entry["card"]) : entry);

function indexIn(list: unknown[], name: unknown): number {
  const found = list.findIndex((entry) => nameIn(entry) === name);
  if (found < 0) throw new Error(`not there: ${String(name)}`);
  return found;
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((entry) => isObject(entry) && nameIn(entry) === name);
  return isObject(value) ? value[name] : undefined;
}

const valueAt = (table: unknown, path: string): unknown => path.split("/").reduce(partOf, table);

/** Let a value stand at a path; undefined takes away what stands there. */
function assign(table: Table, path: string, value: unknown): void {
  const cut = path.lastIndexOf("/");
  const holder = cut < 0 ? table : valueAt(table, path.slice(0, cut));
  const name = path.slice(cut + 1);
  if (Array.isArray(holder)) holder[indexIn(holder, name)] = value;
  else if (!isObject(holder)) throw new Error(`no such place: ${path}`);
  else if (value === undefined) Reflect.deleteProperty(holder, name);
  else holder[name] = value;
}

function addTo(bag: Table, name: string, count: number): void {
  const now = Number(bag[name] ?? 0) + count;
  if (now === 0) Reflect.deleteProperty(bag, name);
  else bag[name] = now;
}

function turn(table: Table, place: string, before: unknown, after: unknown): void {
  const [path = "", region] = place.split("@");
  const value = valueAt(table, path);
  if (region !== undefined && isObject(value)) {
    Reflect.deleteProperty(value, String(before));
    value[String(after)] = region;
  } else if (Array.isArray(value)) value[indexIn(value, before)] = after;
  else assign(table, path, after);
}

function take(table: Table, place: string, name: string | undefined, count: number): void {
  const [path = "", region] = place.split("@");
  const value = valueAt(table, path);
  if (region !== undefined && isObject(value)) Reflect.deleteProperty(value, String(name));
  else if (isObject(value) && nameIn(value) !== name) {
    addTo(value, String(name), -count);
    if (Object.keys(value).length === 0 && path.includes("/")) assign(table, path, undefined);
  } else if (Array.isArray(value)) for (let taken = 0; taken < count; taken++) value.splice(indexIn(value, name), 1);
  else assign(table, path, typeof value === "number" ? value - count : null);
}

function put(table: Table, change: ChangeJson): void {
  const [path = "", region] = String(change.to).split("@");
  const name = change.thing?.id;
  const count = change.count ?? 1;
  const value = valueAt(table, path);
  if (region !== undefined && isObject(value)) value[String(name)] = region;
  else if (Array.isArray(value)) {
    if (name === undefined && change.entry === undefined) throw new Error(`nothing to put: ${path}`);
    const entries = Array.from({ length: count }, () => structuredClone(change.entry ?? name));
    value.splice(change.index ?? value.length, 0, ...entries);
  } else if (typeof value === "number") assign(table, path, value + count);
  else if (change.entry !== undefined) assign(table, path, structuredClone(change.entry));
  else if (isObject(value)) addTo(value, String(name), count);
  else assign(table, path, value === undefined ? { [String(name)]: count } : name);
}

/** The table after some changes; the one that is given stays as it is. Throws where they do not fit it. */
export function applied<T extends object>(table: T, changes: ChangeJson[]): T {
  const after = structuredClone(table) as Table;
  for (const change of changes) {
    if (change.what === "set") assign(after, change.place ?? "", structuredClone(change.to));
    else if (change.what === "turn") turn(after, change.place ?? "", change.from, change.to);
    else {
      if (change.from !== undefined) take(after, String(change.from), change.thing?.id, change.count ?? 1);
      if (change.to !== undefined) put(after, change);
    }
  }
  return after as T;
}
