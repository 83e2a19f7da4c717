import type { Operator } from '@mall/api-contract/operator';
import type { StaffRole } from '@mall/domain/staff';
import { fakeSdk, refusal } from '@mall/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { SdkContext } from '../calls/sdk-context.ts';
import { WorkplaceApp } from '../workplace-app.tsx';

type Answers = Parameters<typeof fakeSdk>[0];

export const anOperator = (roles: StaffRole[] = ['administrator'], more: Partial<Operator> = {}): Operator => ({
  id: 7,
  account: 'zhou',
  name: '周琳',
  roles,
  ...more,
});

export const notSignedIn = () => refusal('NOT_SIGNED_IN', '未授权，请登录');

/** A page of a list. */
export const aPageOf = <Item,>(items: Item[], total = items.length) => ({ pageIndex: 1, pageSize: 20, total, items });

function Address({ at }: { at: { address: string } }) {
  const { pathname, search } = useLocation();
  at.address = pathname + search;
  return null;
}

/** Opens the workplace at an address over an API that answers as told; somebody with these roles is signed in. */
export function showWorkplace(
  path: string,
  {
    roles = ['administrator'] as StaffRole[],
    staff = {},
    operator = {},
    account = {},
    content = {},
    discount = {},
    afterSales = {},
    creditApplication = {},
    creditBill = {},
    catalogue = {},
    product = {},
    search = {},
  }: Answers & { roles?: StaffRole[] } = {},
) {
  const sdk = fakeSdk({
    account,
    content,
    discount,
    afterSales,
    creditApplication,
    creditBill,
    product,
    search,
    catalogue: { searchCategoryTree: async () => ({ categories: [], brands: [] }), getAllManufacturer: async () => [], ...catalogue },
    operator: { getOperator: async () => anOperator(roles), ...operator },
    staff: { listQueues: async () => [], listActs: async () => aPageOf([]), ...staff },
  });
  const at = { address: '' };
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom has none of these; Chromium's scrollIntoView answers with a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  globalThis.reportError ??= (error) => console.error(error);
  window.scrollTo = () => {};
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SdkContext value={sdk}>
        <MemoryRouter initialEntries={[path]}>
          <WorkplaceApp />
          <Address at={at} />
        </MemoryRouter>
      </SdkContext>
    </SWRConfig>,
  );
  return { ...view, user: userEvent.setup(), address: () => at.address };
}
