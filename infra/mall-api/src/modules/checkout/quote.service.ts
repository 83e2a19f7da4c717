import { forgetQuotesBefore } from '@mall/domain/checkout';
import type { Database } from '../../database/database.ts';
import { checkoutRepository, type QuoteRow } from './checkout.repository.ts';

export type { CheckoutSource, QuoteRow } from './checkout.repository.ts';

/** What confirmation pages showed, kept until nobody can order from them any more. */
export const quoteService = (db: Database) => {
  const quotes = checkoutRepository(db);
  return {
    keep: (quote: Omit<QuoteRow, 'createdAt'>) => quotes.insertQuote(quote),
    find: (token: string): Promise<QuoteRow | undefined> => quotes.quote(token),
    forget: (now = Date.now()) => quotes.removeQuotesBefore(forgetQuotesBefore(now)),
  };
};
