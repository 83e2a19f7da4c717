import { lazy, Suspense, useState } from 'react';

const Dialog = lazy(async () => ({ default: (await import('@mall/ui-kit/overlays')).Dialog }));

/** Opens a dialog of the library that the shell provides and loads when an area first asks for it. */
export default function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开对话框
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <Dialog open onOpenChange={setIsOpen} title="共享库的对话框">
            内容
          </Dialog>
        )}
      </Suspense>
    </>
  );
}
