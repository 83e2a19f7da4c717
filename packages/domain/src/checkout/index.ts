export { compareQuote, type Quote, type QuoteDifference, type QuotedCoupon, type QuotedLine } from './compare-quote.ts';
export { unexpectedPayable, unexpectedPrices } from './expected-prices.ts';
export { forgetQuotesBefore, isQuoteValid, secondClickSince } from './quote-life.ts';
