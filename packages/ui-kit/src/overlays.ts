// The second entry: what floats. It carries the headless library, so load it on intent: `await import('@mall/ui-kit/overlays')`.
export { AccentButton } from './form-dialog/accent-button.tsx';
export { FormDialog } from './form-dialog/form-dialog.tsx';
export { useDialogForm } from './form-dialog/use-dialog-form.ts';
export { AlertDialog, type AlertDialogProps } from './overlay/alert-dialog.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { HandedOut } from './overlay/handed-out.ts';
export { Popover, type PopoverProps } from './overlay/popover.tsx';
