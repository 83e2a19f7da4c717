import { color, type } from '@mall/design-tokens';
import { agreementType, agreementUrl } from '@mall/domain/content';
import { styled } from 'styled-components';

/** What paying on account is agreed under, to read in a new window; who has not agreed yet is asked by the shell (rule content 16). */
export const AgreementNote = () => (
  <Note>
    使用账期支付适用
    <a href={agreementUrl(agreementType.credit)} target="_blank" rel="noopener">
      《账期服务协议》
    </a>
  </Note>
);

const Note = styled.small`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
