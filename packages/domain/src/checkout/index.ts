export { compareQuote, type Quote, type QuoteDifference, type QuotedLine } from './compare-quote.ts';
