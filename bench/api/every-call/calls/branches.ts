import { addBranches } from '../add-call-subjects.ts';
import { BUSINESS } from '../make-businesses-and-users.ts';
import { always, type CallsOf, each, member, slow } from '../measured-call.ts';

export const branches: CallsOf<'branches'> = {
  'branches.getClosingEmails': {
    '': always((business) => ({ businessBranchId: member(business.branches, 0).id })),
  },
  'branches.setClosingEmails': {
    '': each((business, index) => ({
      content: { businessBranchId: member(business.branches, 0).id, emails: [`cierres${index}@example.com`] },
    })),
  },
  'branches.setDefault': {
    '': each((business, index) => ({ content: { id: member(business.branches, index).id } })),
  },
  'branches.create': {
    '': slow(
      each((business) => {
        const turn = business.next();
        return {
          content: {
            name: `Nueva ${turn}`,
            address: '4a calle 8-20, zona 2',
            referenceId: `C4${turn}`,
            regionId: 're_01_guatemala_16',
            admin: {
              name: 'Diego Morales',
              username: `tiendaluna-nueva${turn}`,
              emailAddress: 'nueva@example.com',
              notificationMethod: 'push',
            },
          },
        };
      }),
    ),
  },
  'branches.update': {
    '': {
      prepare: async (business, count) =>
        (await addBranches(business, count)).map((id) => ({
          content: {
            id,
            businessId: BUSINESS,
            name: `Cambiada ${business.next()}`,
            address: '6a avenida 12-31, zona 1',
            referenceId: 'C600',
            regionId: 're_01_guatemala_16',
          },
        })),
    },
  },
  'branches.remove': {
    '': {
      prepare: async (business, count) =>
        (await addBranches(business, count)).map((id) => ({ content: { id } })),
    },
  },
};
