import type { Result, Schemas } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

type ContentType = Schemas['UpdateAvatarContent']['contentType'];

/** `picture` is already square. */
export async function updateAvatar(picture: Blob): Promise<Result<unknown>> {
  const contentType = picture.type as ContentType;
  const result = await api(createProfileApi).updateAvatar({ contentType, data: await base64Of(picture) });
  return finishProfileChange(result, {
    title: 'Foto del negocio',
    change: (before, { avatar }) => ({ ...before, business: { ...before.business, avatar } }),
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
