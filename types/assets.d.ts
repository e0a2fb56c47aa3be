/** The build gives a style sheet's text; anyone who imports it adopts it and takes it away again. */
declare module '*.css' {
  const text: string;
  export default text;
}
