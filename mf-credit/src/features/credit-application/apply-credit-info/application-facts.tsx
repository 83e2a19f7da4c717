import { fieldsOf, limitFenOf } from '@mall/domain/credit-application';
import { moneyText } from '@mall/domain/money';
import type { ApplicationPart, CreditApplication } from '../../../parts/application-calls.ts';
import { FactList } from '../../../parts/fact-list.tsx';

/** What a part holds, as it may be seen. */
export const ApplicationFacts = ({ part, files }: { part: ApplicationPart; files: CreditApplication['files'] }) => (
  <FactList>
    {fieldsOf(part.section).map(([name, { label, kind }]) => {
      const value = part.values[name] ?? '';
      const file = kind === 'file' ? files.find((one) => one.file === value) : undefined;
      return (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {kind !== 'file' ? (
              (kind === 'money' && value ? moneyText(limitFenOf(value) ?? 0) : value) || '—'
            ) : file ? (
              <a href={file.url} download>
                {file.name}
              </a>
            ) : value ? (
              '已上传'
            ) : (
              '—'
            )}
          </dd>
        </div>
      );
    })}
  </FactList>
);
