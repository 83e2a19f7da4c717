import type { ReactNode } from 'react';
import { CustomerMenu } from './aside/customer-menu.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';

/** The frame's three roots, in the order of the page; server and browser render the same. */
export const frameParts: { name: 'header' | 'aside' | 'footer'; tree: ReactNode; fallback: ReactNode }[] = [
  { name: 'header', tree: <SiteHeader />, fallback: <a href="/">百工商城</a> },
  { name: 'aside', tree: <CustomerMenu />, fallback: null },
  { name: 'footer', tree: <SiteFooter />, fallback: null },
];

export const rootPrefix = (name: string) => `frame-${name}-`;
