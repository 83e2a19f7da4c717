import { AddressDialog } from '@mall/mall-parts/account';
import type { CallOutput } from '@mall/mf-kit';
import type { EditProps } from '../../../parts/kept-list.tsx';

/** Adds or edits an address, with the company that takes the goods in. */
export default function AddressEditor({ edited, ...rest }: EditProps<CallOutput<'account.getCustomerAddresses'>[number]>) {
  return <AddressDialog {...rest} address={edited} isNew={!edited} asksCompany />;
}
