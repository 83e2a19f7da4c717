// Invoicing's front door: what shipping and returning tell it, and what the clock and the staff have it do.
export { invoiceRequests } from './invoice-requests.ts';
export { invoiceViews } from './invoice-view.ts';
export { invoicing } from './invoicing.ts';
export { type Issuing, issueWaiting } from './issue-waiting.ts';
