import { ControlGroup, Segments } from './control-group.tsx';

export type FrameWidth = '1440px' | '1200px' | '768px' | 'free';

const widths = [
  { value: 'free', label: '自适应' },
  { value: '1440px', label: '1440' },
  { value: '1200px', label: '1200' },
  { value: '768px', label: '768' },
] as const;

/** How wide the area's window is. */
export const WidthControl = ({ width, onWidth }: { width: FrameWidth; onWidth: (width: FrameWidth) => void }) => (
  <ControlGroup label="宽度">
    <Segments choices={widths} value={width} onChoose={onWidth} />
  </ControlGroup>
);
