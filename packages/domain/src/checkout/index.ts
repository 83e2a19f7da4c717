export { compareQuote, type Quote, type QuoteDifference, type QuotedLine } from './compare-quote.ts';
export { unexpectedPrices } from './expected-prices.ts';
export { forgetQuotesBefore, isQuoteValid, secondClickSince } from './quote-life.ts';
