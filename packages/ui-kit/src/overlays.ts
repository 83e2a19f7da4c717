// The second entry: what floats. It carries the headless library, so load it on intent: `await import('@mall/ui-kit/overlays')`.
export { AlertDialog, type AlertDialogProps } from './overlay/alert-dialog.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { Drawer, type DrawerProps } from './overlay/drawer.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlay/menu.tsx';
export { Popover, type PopoverProps } from './overlay/popover.tsx';
export { Select, type SelectProps } from './overlay/select.tsx';
export { Tooltip, type TooltipProps } from './overlay/tooltip.tsx';
// Light, and in the first entry as well; here for who looks for them among the overlays.
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
export { type ToastMessage, toast } from './toast/toast-store.ts';
