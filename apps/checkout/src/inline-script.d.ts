declare module '*?inline-script' {
  /** The bundled, minified source text of the module. */
  const code: string;
  export default code;
}
