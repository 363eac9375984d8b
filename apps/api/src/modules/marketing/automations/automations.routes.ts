import { apiContract } from '@org/schema/contract';
import { type BoundRoute, preparedRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { PREPARED, prepareContent } from '../campaigns/prepare-content.ts';
import { type ActivateTools, activateAutomation, pauseAutomation } from './activate-automation.ts';
import { readAutomationFigures } from './automation-figures.ts';
import {
  createAutomation,
  createAutomationEmail,
  getAutomation,
  listAutomationPeople,
  listAutomations,
  removeAutomation,
  updateAutomation,
} from './automations.service.ts';

/** Creates the routes of automations. */
export function automationRoutes(tools: ActivateTools): BoundRoute[] {
  const contract = apiContract.automations;
  return [
    staffRoute(contract.list, async (input) => ({
      results: await input.run((tx) => listAutomations(tx, input.query)),
    })),
    staffRoute(contract.create, async (input) => ({
      automation: await inTenant(input, (write) => createAutomation(write, input.body)),
      message: 'Automation created',
    })),
    staffRoute(contract.get, async (input) => {
      const automation = await input.run((tx) => getAutomation(tx, input.params.id));
      return { automation, results: automation };
    }),
    staffRoute(contract.update, async (input) => ({
      automation: await inTenant(input, (write) =>
        updateAutomation(write, input.params.id, input.body),
      ),
      message: 'Automation saved',
    })),
    staffRoute(contract.remove, async (input) => {
      await inTenant(input, (write) => removeAutomation(write, input.params.id));
      return { message: 'Automation deleted' };
    }),
    preparedRoute(
      contract.createEmail,
      (input) =>
        prepareContent(
          (work) => inTenant(input, work),
          input.body.content,
          async () => null,
        ),
      async (input, takePrepared) => {
        const fields = { ...input.body, [PREPARED]: takePrepared() };
        return {
          campaign: await inTenant(input, (write) =>
            createAutomationEmail(write, input.params.id, fields),
          ),
          message: 'Email created',
        };
      },
    ),
    staffRoute(contract.activate, async (input) => ({
      automation: await activateAutomation(tools, (work) => inTenant(input, work), input.params.id),
      message: 'The automation is active',
    })),
    staffRoute(contract.pause, async (input) => ({
      automation: await inTenant(input, (write) => pauseAutomation(write, input.params.id)),
      message: 'The automation is paused',
    })),
    staffRoute(contract.figures, async (input) => ({
      results: await input.run((tx) => readAutomationFigures(tx, input.params.id)),
    })),
    staffRoute(contract.people, async (input) => ({
      results: await input.run((tx) => listAutomationPeople(tx, input.params.id, input.query)),
    })),
  ];
}
