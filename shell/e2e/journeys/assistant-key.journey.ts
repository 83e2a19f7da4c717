import { callFromPage, signInAs, signOut } from '@mall/testing/e2e';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { browser, expect } from '@wdio/globals';

interface Told {
  isError?: boolean;
  content: { text: string }[];
}
const textOf = (answer: unknown) => (answer as Told).content[0]!.text;

/** Rules agent 1–8, at the address that companies connect to: the site's own, through the gateway. */
describe('a company’s own assistant', () => {
  const client = new Client({ name: 'purchasing', version: '1.0.0' });
  const uses = async () =>
    (await callFromPage<{ items: unknown[] }>('POST', '/api/ai/GetAssistantKeyUses', { id: key.id })).body.items.length;
  let key: { id: number; secret: string };

  before(async () => {
    await signOut();
    await signInAs();
    const wish = {
      name: '采购助手',
      abilities: ['prices', 'orders', 'cart', 'prepare'],
      callsPerDay: 100,
      cartLimitFen: 1_000_000,
      days: 1,
    };
    key = (await callFromPage<typeof key>('POST', '/api/ai/AddAssistantKey', wish)).body;
    const address = new URL('/api/ai/mcp', await browser.getUrl());
    await client.connect(
      new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${key.secret}` } } }),
    );
  });
  after(() => client.close());

  it('searches, quotes and fills the cart; what else changes something its person presses, once', async () => {
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search_products', 'get_price_and_arrival', 'add_to_cart', 'add_to_inquiry']),
    );
    const found = textOf(await client.callTool({ name: 'search_products', arguments: { keyword: '6204 深沟球轴承' } }));
    const sku = /"skuNumber":"([^"]+)"/.exec(found)![1]!;
    const asked = { skuNumberAndQuantities: [{ skuNumber: sku, quantity: 10 }] };
    expect(textOf(await client.callTool({ name: 'get_price_and_arrival', arguments: asked }))).toMatch(/"appliedPriceFen":[1-9]/);
    const added = textOf(await client.callTool({ name: 'add_to_cart', arguments: { sku, quantity: 10 } }));
    expect(added).toContain(`"sku":"${sku}"`);
    expect(new URL(/"cartUrl":"([^"]+)"/.exec(added)![1]!).pathname).toBe('/mycart');

    const prepared = textOf(await client.callTool({ name: 'add_to_inquiry', arguments: { sku, quantity: 10 } }));
    const { pathname } = new URL(/"confirmUrl":"([^"]+)"/.exec(prepared)![1]!);
    const id = pathname.split('/').at(-1);
    for (const _ of ['first', 'again'])
      expect((await callFromPage<{ state: string }>('POST', '/api/ai/ConfirmPreparedAct', { id })).body.state).toBe('done');
    expect(await uses()).toBe(4);
  });

  it('is let in no more once its key is ended', async () => {
    await callFromPage('POST', '/api/ai/EndAssistantKey', { id: key.id });
    await expect(client.callTool({ name: 'get_cart', arguments: {} })).rejects.toThrow();
  });
});
