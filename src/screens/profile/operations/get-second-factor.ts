import type { SecondFactorStatus } from '@cobros/sdk';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const getSecondFactor: Load<SecondFactorStatus> = (signal) =>
  api(createSecondFactorApi).getStatus({ signal });
