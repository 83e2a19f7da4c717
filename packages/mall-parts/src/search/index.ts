export { phrasesCall, usePhrases } from './use-phrases.ts';
