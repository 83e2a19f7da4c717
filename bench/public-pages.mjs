import { publicExamples } from '../shell/e2e/found/public-examples.ts';
import { addressesFor } from '../shell/e2e/width/every-route.ts';

/** Every page of a running mall that is for everybody: `{ address, route }`. */
export async function publicPages(origin) {
  const ask = async (method, path, input) => {
    const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
    return (await (await fetch(origin + path, { method, ...body })).json()).body;
  };
  return addressesFor('everybody', await publicExamples(ask));
}
