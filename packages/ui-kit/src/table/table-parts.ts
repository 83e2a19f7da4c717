import { color, layout, motion, space, type, zIndex } from '@mall/design-tokens';
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
  /* What keys lead to comes to rest below a head that stays, never under it. */
  & tbody :is(a, button, input, select, textarea) {
    scroll-margin-top: calc(${layout.stickyTop} + 44px);
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
