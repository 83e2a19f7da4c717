import { usePlatform } from '@mall/mf-kit';
import { readTab, useWrite, writeTab } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';

interface Said {
  projectNumber?: string;
  remark?: string;
}

/** Project number, remark and region of a draft. What is typed is kept in the tab until the server has it. */
export function useFacts(sheet: InquirySheet, onSaved: (facts: Partial<InquirySheet>) => void, onMoved: () => unknown) {
  const { sdk, notify } = usePlatform();
  const key = `mall:inquiry-facts:${sheet.id}`;
  const [said, setSaid] = useState<Said>(() => readTab<Said>(key) ?? {});
  const saving = useWrite();
  const moving = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  const projectNumber = said.projectNumber ?? sheet.projectNumber;
  const remark = said.remark ?? sheet.remark;
  const isChanged = projectNumber.trim() !== sheet.projectNumber || remark.trim() !== sheet.remark;

  return {
    projectNumber,
    remark,
    failure: saving.failure,
    isChanged,
    say(more: Said) {
      setSaid((before) => {
        const next = { ...before, ...more };
        writeTab(key, next);
        return next;
      });
    },
    /** @returns whether the server has what was said */
    async save(): Promise<boolean> {
      if (!isChanged) return true;
      const content = { inquiryId: sheet.id, projectNumber: projectNumber.trim(), remark: remark.trim() };
      const { answer } = await saving.run(content, (options) => sdk.inquiry.updateInquirySheet(content, options));
      if (!answer) return false;
      onSaved({ projectNumber: content.projectNumber, remark: content.remark });
      setSaid({});
      writeTab(key, undefined);
      return true;
    },
    async move(provinceId: number) {
      const { answer } = await moving.run({ provinceId }, () => sdk.inquiry.updateStateProvince({ id: sheet.id, provinceId }));
      if (!answer) return;
      onSaved({ provinceId: answer.provinceId, province: answer.province });
      // Delivery times are those of the region.
      await onMoved();
    },
  };
}
export type Facts = ReturnType<typeof useFacts>;
