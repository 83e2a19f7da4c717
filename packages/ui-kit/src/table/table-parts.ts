import { below, color, layout, motion, space, type, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A plain `<table>` in the kit's look, for markup of your own (row spans, totals): set `data-density` and `data-sticky-head`. */
export const TableRoot = styled.table`
  width: 100%;
  border-collapse: separate;
  background: ${color.surface};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  transition: opacity ${motion.base} ${motion.ease};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  & th,
  & td {
    height: ${layout.rowTable};
    padding: ${space.xs} ${space.md};
    border-bottom: 1px solid ${color.line};
    font-weight: inherit;
    text-align: left;
    vertical-align: middle;
  }
  &[data-density='compact'] :is(th, td) {
    height: 36px;
    padding-block: ${space.hair};
  }
  &[data-density='tall'] tbody :is(th, td) {
    height: ${layout.rowCart};
  }
  & thead th {
    height: 36px;
    background: ${color.ground};
    border-top: 1px solid ${color.line};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-weight: ${type.weightPart};
    white-space: nowrap;
  }
  &[data-sticky-head] thead th {
    position: sticky;
    top: ${layout.stickyTop};
    z-index: ${zIndex.sticky};
  }
  /* A 48 px picture in a 44 px row: the square reaches over the hairlines, which show through its white. */
  & td [data-picture='48'] {
    margin-block: -7px;
  }
  & td [data-picture] {
    mix-blend-mode: multiply;
  }
  & [data-align='end'] {
    text-align: right;
  }
  & [data-align='center'] {
    text-align: center;
  }
  & tbody tr:hover > * {
    background: ${color.surfaceHover};
  }
  & tbody tr[data-state='selected'] > * {
    background: ${color.accentTint};
  }
  & tbody tr[data-state='muted'] > * {
    color: ${color.inkThird};
  }
  ${below.tablet} {
    &[data-cards] {
      &,
      & tbody,
      & tbody tr,
      & tbody :is(th, td) {
        display: block;
        width: auto;
        height: auto;
      }
      & colgroup {
        display: none;
      }
      & thead :is(tr, th) {
        display: block;
        position: static;
        height: auto;
        border: 0;
      }
      & thead tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0 ${space.lg};
        background: ${color.ground};
      }
      & thead th {
        padding: 0;
      }
      & thead th:not(:has(button)) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & thead button {
        height: 44px;
      }
      & tbody tr {
        padding: ${space.md} 0;
        border-bottom: 1px solid ${color.line};
      }
      & tbody :is(th, td) {
        padding: ${space.xs} 0;
        border: 0;
        background: none;
        text-align: left;
      }
      & tbody td[data-label] {
        display: grid;
        grid-template-columns: 96px minmax(0, 1fr);
        align-items: center;
        justify-items: start;
        gap: ${space.sm};
      }
      & tbody td[data-label]::before {
        content: attr(data-label);
        color: ${color.inkSecond};
      }
      & td [data-picture='48'] {
        margin: 0;
      }
    }
  }
`;

export const Nothing = styled.td`
  && {
    height: 120px;
    color: ${color.inkSecond};
    text-align: center;
  }
`;

export const Scroller = styled.div`
  --layout-sticky-top: 0px;
  overflow: auto;
  border-bottom: 1px solid ${color.line};
`;
