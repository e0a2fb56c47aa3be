declare module 'china-area-data' {
  /** Code → (code → name) of what lies below it; `86` is the country. */
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default areas;
}
