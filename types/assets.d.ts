/** The build gives a style sheet's text; whoever imports it adopts it and takes it away again. */
declare module '*.css' {
  const text: string;
  export default text;
}
