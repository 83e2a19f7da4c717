import { Button, ChevronDownIcon, EditIcon, IconButton, PlusIcon, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { CheckoutConfirm } from '../../../parts/trading-types.ts';
import { Cards, CardText, ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

interface Props {
  page: CheckoutConfirm;
  addressId: number;
  error: string | undefined;
  onChoose: (addressId: number) => void;
  /** An address was added or edited: it is chosen, and the page has to be read again. */
  onSaved: (addressId: number) => void;
}

const shownAtFirst = 4;

/** 收货地址: choose one, add one, edit one. */
export function AddressSection({ page, addressId, error, onChoose, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<number>();
  const [isWide, setWide] = useState(false);
  const { addresses } = page;
  const first = addresses.filter((one, index) => index < shownAtFirst || one.id === addressId);
  const shown = isWide ? addresses : first;
  const open = (id?: number) => {
    setEdited(id);
    setOpen(true);
  };
  return (
    <Section
      title="收货地址"
      error={error}
      action={
        <Button variant="link" icon={<PlusIcon size={14} />} onClick={() => open()}>
          新增收货地址
        </Button>
      }
    >
      {addresses.length === 0 ? (
        <Button icon={<PlusIcon size={14} />} onClick={() => open()}>
          填写收货地址
        </Button>
      ) : (
        <Cards role="radiogroup" aria-label="收货地址">
          {shown.map((address) => (
            <ChoiceCard
              key={address.id}
              name="address"
              value={address.id}
              checked={address.id === addressId}
              onChoose={() => onChoose(address.id)}
              action={
                <IconButton label={`编辑 ${address.consignee} 的地址`} icon={<EditIcon size={14} />} onClick={() => open(address.id)} />
              }
            >
              <CardText>
                <b>
                  {address.consignee} {address.mobile}
                  {address.isDefault && <Tag kind="accent">默认</Tag>}
                </b>
                <span>
                  {address.region} {address.detail}
                </span>
              </CardText>
            </ChoiceCard>
          ))}
        </Cards>
      )}
      {shown.length < addresses.length && (
        <p style={{ paddingTop: 12 }}>
          <Button variant="link" icon={<ChevronDownIcon size={14} />} onClick={() => setWide(true)}>
            显示全部 {addresses.length} 个地址
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <AddressDialog addressId={edited} isFirst={addresses.length === 0} onClose={() => setOpen(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </Section>
  );
}
