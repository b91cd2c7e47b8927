/** Documents as links: packed into the part of an address that no server is sent. */

async function passed(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A document as a word that can stand in an address. */
export async function packed(document: unknown): Promise<string> {
  const bytes = await passed(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The document of such a word; an error where it is none. */
export async function unpacked(word: string): Promise<unknown> {
  const text = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = await passed(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}
