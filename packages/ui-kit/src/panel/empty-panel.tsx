import type { ReactNode } from 'react';
import { DefaultPicture } from '../picture/default-picture.tsx';
import { Heading, Panel, Ways, Words } from './panel-parts.ts';

export type EmptyPanelProps = {
  title: string;
  /** What to do next, in words. */
  children?: ReactNode;
  /** What to do next, as buttons or links. */
  action?: ReactNode;
  /** A large icon of what is missing; the nut of a drawing not yet made by default. */
  icon?: ReactNode;
  /** `sm` inside another panel. */
  size?: 'sm' | 'md';
};

/** Nothing here yet, and what to do next. */
export const EmptyPanel = ({ title, children, action, icon, size = 'md' }: EmptyPanelProps) => (
  <Panel data-size={size}>
    {icon ?? <DefaultPicture label="" size={size === 'sm' ? 64 : 88} />}
    <Heading>{title}</Heading>
    {children && <Words>{children}</Words>}
    {action && <Ways>{action}</Ways>}
  </Panel>
);
