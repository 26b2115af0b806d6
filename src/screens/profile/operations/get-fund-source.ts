import type { FundSource } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** The bank account that receives the closings. */
export const getFundSource: Load<FundSource | null> = async (signal) => {
  const result = await api(createProfileApi).getFundSource({ signal });
  return result.ok ? { ...result, data: result.data.fundSource } : result;
};
