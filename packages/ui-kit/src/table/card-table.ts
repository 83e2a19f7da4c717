import { below, color, space } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { TableRoot } from './table-parts.ts';

/** A table whose rows are cards below 768 px: cells under each other, each after the words of its head (`data-label`); heads stay only where they sort. */
export const CardTable = styled(TableRoot)`
  ${below.tablet} {
    &&,
    && tbody,
    && tbody tr,
    && tbody :is(th, td) {
      display: block;
      width: auto;
      height: auto;
    }
    && colgroup {
      display: none;
    }
    && thead :is(tr, th) {
      display: block;
      position: static;
      height: auto;
      border: 0;
    }
    && thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.lg};
      background: ${color.ground};
    }
    && thead th {
      padding: 0;
    }
    && thead th:not(:has(button)) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && thead button {
      height: 44px;
    }
    && tbody tr {
      padding: ${space.md} 0;
      border-bottom: 1px solid ${color.line};
    }
    && tbody :is(th, td) {
      padding: ${space.xs} 0;
      border: 0;
      background: none;
      text-align: left;
    }
    && tbody td[data-label] {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
      justify-items: start;
      gap: ${space.sm};
    }
    && tbody td[data-label]::before {
      content: attr(data-label);
      color: ${color.inkSecond};
    }
    && tbody :is(th, td) > a {
      display: inline-block;
      padding-block: 13px;
    }
    && tbody td:empty {
      display: none;
    }
    && td [data-picture='48'] {
      margin: 0;
    }
  }
`;
