import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** Text to be read: a line of some forty characters, room between sections, tables that scroll by themselves. */
export const Prose = styled.div`
  /* A line of Chinese longer than this is hard to find the next line of. */
  max-width: 42em;
  color: ${color.ink};
  font-size: ${type.sizeLead};
  line-height: 1.85;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: ${space.lg};
  }
  & h2 {
    margin-top: ${space.xxl};
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
    font-size: ${type.sizeTitle};
    scroll-margin-top: 88px;
  }
  & > h2:first-child {
    margin-top: 0;
  }
  & h3 {
    margin-top: ${space.xl};
    font-size: ${type.sizeLead};
  }
  & ul,
  & ol {
    margin-block-end: 0;
    padding-left: 1.4em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: ${space.xs};
  }
  & a {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.md};
  }
  & blockquote {
    margin-inline: 0;
    padding: ${space.sm} ${space.lg};
    border-left: 3px solid ${color.line};
    color: ${color.inkSecond};
  }
  & .table {
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & table {
    width: 100%;
    font-size: ${type.sizeText};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  & th,
  & td {
    padding: ${space.sm} ${space.md};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    white-space: nowrap;
  }
  & td:last-child {
    white-space: normal;
    min-width: 8em;
  }
  & th {
    background: ${color.ground};
    color: ${color.inkSecond};
  }
  & tr:last-child > td {
    border-bottom: 0;
  }
  & [align='right'] {
    text-align: right;
  }
  ${below.tablet} {
    & li > a,
    & p > a {
      padding-block: 6px;
    }
  }
`;
