import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { below, color, space, type } from '@mall/design-tokens';
import { fieldsOf, limitFenOf } from '@mall/domain/credit-application';
import { moneyText } from '@mall/domain/money';
import { styled } from 'styled-components';
import { Panel } from '../parts/sides.ts';

type Part = StaffCreditApplication['sections'][number];

/** Looking at a photo says why, too: the address carries it, and who looked is kept. */
const addressOf = (customerId: number, file: string) =>
  `/_staff/api/staff/DownloadCreditFile?${new URLSearchParams({ customerId: String(customerId), file, why: '审核账期申请' })}`;

/** A part of an application: its fields, what a picture filled, its photos. */
export const PartPanel = ({ part, files, customerId }: { part: Part; files: StaffCreditApplication['files']; customerId: number }) => (
  <Fields aria-label={part.sectionName}>
    <h2>
      {part.sectionName}
      <small>{part.isComplete ? (part.savedBy ? `${part.savedBy} 填写` : '') : '未填完'}</small>
    </h2>
    {part.asked && <p>已要求补充：{part.asked}</p>}
    <dl>
      {fieldsOf(part.section).map(([name, { label, kind }]) => {
        const value = part.values[name] ?? '';
        const file = kind === 'file' ? files.find((one) => one.file === value) : undefined;
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {file ? (
                <a href={addressOf(customerId, file.file)} download>
                  下载 {file.name}
                </a>
              ) : (
                (kind === 'money' && value ? moneyText(limitFenOf(value) ?? 0) : kind === 'file' ? '' : value) || '—'
              )}
              {part.read.includes(name) && <small>识别自图片</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  </Fields>
);

const Fields = styled(Panel)`
  h2 { display: flex; align-items: baseline; gap: ${space.md}; }
  small { margin-left: ${space.sm}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; font-weight: ${type.weightText}; }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.sm} ${space.xl}; }
  dl > div { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: ${space.md}; }
  dt { color: ${color.inkSecond}; }
  & > p { color: ${color.danger}; }
  ${below.tablet} { dl { grid-template-columns: minmax(0, 1fr); } a { display: inline-block; padding-block: 12px; } }
`;
