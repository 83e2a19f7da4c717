import { below, color, space, type } from '@mall/design-tokens';
import type { CallOutput } from '@mall/mf-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facts, Foot, Head, Lines, Seals, Sheet, Sums } from './paper-styles.ts';

type OrderPaper = CallOutput<'order.getOrderForContract'>;

/** A paper as the PDF prints it. On a phone a line is a card, each cell after the words of its head; printed, only the paper is left. */
export const PaperSheet = ({ paper, actions }: { paper: OrderPaper; actions: ReactNode }) => (
  <Sheet aria-label={`${paper.title} ${paper.number}`}>
    <Head>
      <div>
        <b>{paper.letterhead.name}</b>
        <small>{[paper.letterhead.address, paper.letterhead.phone, paper.letterhead.site].filter(Boolean).join('　')}</small>
      </div>
      <h1>
        {paper.title}
        <small>{paper.number}</small>
      </h1>
      <img src={paper.qrCode} alt="本单据页面的二维码" width={80} height={80} />
    </Head>
    <Facts>
      {paper.facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
    <Actions>{actions}</Actions>
    <Lines>
      <thead>
        <tr>
          {paper.columns.map(({ header, align }) => (
            <th key={header} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.rows.map((row) => (
          <tr key={row.join('\n')}>
            {paper.columns.map(({ header, align }, at) => (
              <td key={header} data-align={align} data-label={header} data-empty={!row[at] || undefined}>
                {row[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Lines>
    <Sums>
      {paper.sums.map(({ label, value }) => (
        <p key={label}>
          <span>{label}</span>
          <b>{value}</b>
        </p>
      ))}
      {paper.capitals && (
        <p>
          <span>大写</span>
          <b>{paper.capitals}</b>
        </p>
      )}
    </Sums>
    <Foot>
      <ol>
        {paper.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
      <Seals>
        {paper.seals.map((who) => (
          <div key={who}>
            <p>{who}</p>
            <p>（盖章）</p>
            <p>日期：</p>
          </div>
        ))}
      </Seals>
    </Foot>
  </Sheet>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-bottom: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  @media print {
    display: none;
  }
  ${below.tablet} {
    & > * {
      flex: 1;
    }
  }
`;
