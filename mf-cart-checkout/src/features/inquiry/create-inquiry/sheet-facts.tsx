import { below, color, radius, space, type } from '@mall/design-tokens';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, IconButton, TrashIcon } from '@mall/ui-kit';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { UploadProgress } from '../../../parts/inquiry/upload-progress.tsx';
import { useUpload } from '../../../parts/inquiry/use-upload.ts';
import type { Facts } from './use-facts.ts';

const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** What of the sheet as a whole the buyer says: project, region, remark, files. */
export function SheetFacts({
  sheet,
  facts,
  onAttachments,
}: {
  sheet: InquirySheet;
  facts: Facts;
  onAttachments: (attachments: InquirySheet['attachments']) => void;
}) {
  const { sdk } = usePlatform();
  const provinces = useCall(call('location.getStateProvinces', { parentId: 0 }), { revalidateIfStale: false });
  const attaching = useWrite();
  const upload = useUpload();
  const id = useId();

  async function attach(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const { answer } = await attaching.run({ name: file.name, size: file.size, at: file.lastModified }, async (options) => {
      const kept = await upload.send(file, options);
      if (!kept) return undefined;
      await sdk.inquiry.updateInquirySheet({ inquiryId: sheet.id, uploadFilePaths: [kept.file] });
      return sdk.inquiry.getInquiryAttachmentListByInquirId({ id: sheet.id });
    });
    if (answer) onAttachments(answer);
  }
  async function detach(attachmentId: number) {
    const { answer } = await attaching.run({ attachmentId }, () => sdk.inquiry.deleteInquiryAttachmentById({ id: attachmentId }));
    if (answer) onAttachments(sheet.attachments.filter((one) => one.id !== attachmentId));
  }

  return (
    <Root aria-label="整单信息">
      <Field label="项目号" hint="印在报价单与送货单上，便于入账">
        <Input
          maxLength={40}
          value={facts.projectNumber}
          onChange={(event) => facts.say({ projectNumber: event.target.value })}
          onBlur={facts.save}
        />
      </Field>
      <Field label="收货省份" hint="货期按这个地区计算">
        <NativeSelect
          options={(provinces.data ?? []).map(({ id: value, name }) => ({ value: String(value), label: name }))}
          placeholder={sheet.province || '请选择'}
          value={sheet.provinceId ? String(sheet.provinceId) : ''}
          onValueChange={(province) => void facts.move(Number(province))}
        />
      </Field>
      <Field label="整单备注" error={facts.failure || undefined}>
        <TextArea
          rows={2}
          maxLength={500}
          counter
          placeholder="例如：需要材质证明；希望月底前到货"
          value={facts.remark}
          onChange={(event) => facts.say({ remark: event.target.value })}
          onBlur={facts.save}
        />
      </Field>
      <div>
        <Label>
          附件 <small>图纸、照片、清单，最多 20 个</small>
        </Label>
        <Files aria-label="附件">
          {sheet.attachments.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noopener">
                {file.name}
              </a>
              <small>{sizeText(file.size)}</small>
              <IconButton label={`删除附件 ${file.name}`} icon={<TrashIcon size={14} />} onClick={() => void detach(file.id)} />
            </li>
          ))}
        </Files>
        {upload.uploading && <UploadProgress uploading={upload.uploading} onGiveUp={upload.giveUp} />}
        <Pick>
          <input id={`${id}-file`} type="file" aria-label="添加附件" disabled={attaching.isBusy} onChange={attach} />
          <Button size="sm" tabIndex={-1} aria-hidden="true" busy={attaching.isBusy}>
            添加附件
          </Button>
        </Pick>
        {attaching.failure && <Fault role="alert">{attaching.failure}</Fault>}
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 220px 180px minmax(0, 1fr) 300px;
  gap: ${space.xl};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
  }
`;
const Label = styled.p`
  padding-bottom: ${space.xs};
  font-size: ${type.sizeTable};
  & > small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Files = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    font-size: ${type.sizeTable};
  }
  & a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    flex: none;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Pick = styled.div`
  position: relative;
  display: inline-block;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;
const Fault = styled.p`
  color: ${color.danger};
  font-size: ${type.sizeLeast};
`;
