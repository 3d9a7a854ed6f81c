declare module 'virtual:harbour-coverage' {
  const coverage: import('./coverage.ts').Coverage;
  export default coverage;
}
