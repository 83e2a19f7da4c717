import { color, radius, type } from '@mall/design-tokens';
import { creditStatusOf, isCreditEnabled } from '@mall/domain/credit';
import { call, Link, useCall, useSession } from '@mall/mf-kit';
import { ShieldIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';

const page = '/customer/customerCreditLimit';
/** Where the contract is signed, then the face check. */
const contractsPage = '/customer/contracts';

/**
 * 账期认证 beside the company's name (rule credit 8): certified, or open to who may certify; nothing for anybody else.
 */
export default function CreditTag() {
  const { signedIn } = useSession();
  const { data: credit } = useCall(signedIn ? call('credit.getCustomerCreditInfo') : null);
  const isCertified = credit?.isCertified === true && isCreditEnabled(creditStatusOf(credit.customerCreditData.creditStatus));
  const mayAsk = credit?.isMenuOpen === true && !isCertified;
  const { data: certifiable } = useCall(mayAsk ? call('credit.checkCurrentKpCanCertified') : null);
  if (isCertified)
    return (
      <Tag to={page} data-state="certified">
        <ShieldIcon size={12} />
        账期已认证
      </Tag>
    );
  if (mayAsk && certifiable?.isCanCertified) return <Tag to={contractsPage}>开通账期认证</Tag>;
  return null;
}

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 20px;
  padding: 0 6px;
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.sm};
  color: ${color.accent};
  font-size: ${type.sizeLeast};
  font-weight: ${type.weightText};
  line-height: 18px;
  white-space: nowrap;
  &[data-state='certified'] {
    border-color: ${color.successLine};
    color: ${color.success};
  }
`;
