import { inlineExamples } from './inline-examples.js';
export default () => ({ id: 'harbour', preprocessors: { oas3: { 'inline-examples': inlineExamples } } });
