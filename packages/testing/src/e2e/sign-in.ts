import { browser } from '@wdio/globals';

export interface DemoBuyer {
  phone: string;
  password: string;
}

/** The demo company's manager: balance, credit account, addresses, agreement prices. */
export const demoBuyer: DemoBuyer = { phone: '13800138000', password: 'Mall2026!' };
/** A contact person of another company. */
export const otherBuyer: DemoBuyer = { phone: '13900139000', password: 'Mall2026!' };

/** A colleague of the demo company's manager. */
export const colleague: DemoBuyer = { phone: '13800138001', password: 'Mall2026!' };
/** Whose password the mall chose: it opens nothing, they set one of their own first. */
export const newcomer: DemoBuyer = { phone: '13900139001', password: 'Mall2026!' };

/** Whose account is older than the agreements: who first says yes to them on a fresh mall is asked no more. */
export const undecided: DemoBuyer = { phone: '13900139002', password: 'Mall2026!' };

/** Makes a call of the API from the page, with the page's session, and gives its envelope. */
export async function callFromPage<Body = unknown>(
  method: 'GET' | 'POST',
  path: string,
  body: object = {},
): Promise<{ code: number; message: string; body: Body; reason?: string }> {
  return browser.execute(
    async (verb: string, url: string, json: string) => {
      const response = await fetch(url, {
        method: verb,
        ...(verb === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: json }),
      });
      return response.json();
    },
    method,
    path,
    JSON.stringify(body),
  ) as never;
}

/** Signs a buyer in without the dialog: for specs about something else. */
export async function signInAs(buyer: DemoBuyer = demoBuyer) {
  await browser.url('/');
  const answer = await callFromPage('POST', '/api/customer/Login', { username: buyer.phone, password: buyer.password });
  if (answer.code !== 0) throw new Error(`could not sign in as ${buyer.phone}: ${answer.message}`);
}

/** Ends the session and forgets everything the page kept. */
export async function signOut() {
  await browser.url('/');
  await callFromPage('POST', '/api/customer/LoginOut');
  await browser.deleteCookies();
  await browser.execute(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
