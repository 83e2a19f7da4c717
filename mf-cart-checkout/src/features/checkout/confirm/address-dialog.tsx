import { AddressDialog } from '@mall/mall-parts/account';
import { call, useCall } from '@mall/mf-kit';
import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';

interface Props {
  /** Edited; left out: a new one. */
  addressId: number | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (addressId: number) => void;
}

/** Adds or edits the address of this order. The page knows an address as a line of text, so what is edited is read first. */
export default function CheckoutAddressDialog({ addressId, ...rest }: Props) {
  const { data, error, refresh } = useCall(addressId ? call('account.getCustomerAddresses') : null);
  const address = data?.find(({ id }) => id === addressId);
  return (
    <AddressDialog
      {...rest}
      address={address}
      isNew={!addressId}
      saveText="保存并使用"
      waiting={
        !addressId || address ? undefined : error || data ? (
          <ErrorPanel size="sm" error={error} title={data ? '没有找到该地址' : undefined} onRetry={refresh} />
        ) : (
          <PageSkeleton what="地址" variant="form" count={4} />
        )
      }
    />
  );
}
