declare module 'china-area-data' {
  /** Code → (code → name) of its subdivisions; `86` is the country. */
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default areas;
}
