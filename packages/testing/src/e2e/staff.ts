import { browser } from '@wdio/globals';

/** The key of the demo's ERP (infra/demo/src/company/staff.ts): sales, credit, warehouse and finance. */
const demoKey = 'mk_1_everybody-knows-this-key-it-is-of-the-demo1';

/** Acts as the mall's staff, as an ERP does, and gives the answer's body; who is signed in on the page doesn't matter. @throws in the words of the refusal */
export async function actAsStaff<Body = unknown>(path: `/api/staff/${string}`, input: object = {}): Promise<Body> {
  const { code, message, body } = (await browser.execute(
    async (url: string, json: string, key: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
      return (await fetch(url, { method: 'POST', headers, body: json })).json();
    },
    path,
    JSON.stringify(input),
    demoKey,
  )) as { code: number; message: string; body: Body };
  if (code !== 0) throw new Error(`${path}: ${message}`);
  return body;
}
