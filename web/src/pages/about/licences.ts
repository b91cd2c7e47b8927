/** What Ringwar brings with it or needs beside it, and under which licence. */

export interface Needed {
  name: string;
  licence: string;
  purpose: string;
}

/** In the pages that this browser has fetched. */
export const PAGES: Needed[] = [
  { name: "Svelte", licence: "MIT", purpose: "pages" },
  { name: "@fluent/bundle", licence: "Apache 2.0", purpose: "words" },
  { name: "Alegreya", licence: "SIL OFL 1.1", purpose: "serif" },
  { name: "Source Sans 3", licence: "SIL OFL 1.1", purpose: "sans" },
];

/** In the program that answers it. */
export const SERVER: Needed[] = [
  { name: "FastAPI", licence: "MIT", purpose: "calls" },
  { name: "Starlette, Uvicorn, websockets", licence: "BSD, 3 clauses", purpose: "connections" },
  { name: "Pydantic", licence: "MIT", purpose: "checks" },
  { name: "SQLAlchemy, Alembic", licence: "MIT", purpose: "databases" },
  { name: "pg8000", licence: "BSD, 3 clauses", purpose: "postgresql" },
  { name: "argon2-cffi", licence: "MIT", purpose: "passwords" },
  { name: "prometheus_client", licence: "Apache 2.0", purpose: "metrics" },
  { name: "fluent.runtime", licence: "Apache 2.0", purpose: "words" },
  { name: "Rich", licence: "MIT", purpose: "terminal" },
];
