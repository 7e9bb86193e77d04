// Every route in every role on the running product: the table of gateway/testing/expectations.ts.
import { askExpectations, type Finding } from '@kloak/gateway/testing/ask-expectations.ts';
import { makeScene, type SceneActs } from '@kloak/gateway/testing/make-scene.ts';
import { adminName } from '@kloak/gateway/testing/vault.ts';
import { loadServices } from '../services.ts';
import { takePhoto } from './family-path.ts';
import { adminAddress, type StoryFixture } from './fixture.ts';
import { connect, joinAs, newPerson, type Person, publish, uploader } from './people.ts';
import { persistent } from './persist.ts';

type RoleMember = ReturnType<typeof memberOf>;
const memberOf = (person: Person) => ({ ...persistent(person.visitor), ...uploader(person), username: person.name, email: person.email, person });

/** Makes the scene and asks; returns the deviations. */
export async function askRoles(fixture: StoryFixture): Promise<Finding[]> {
  const acts: SceneActs<RoleMember> = {
    async join(name, options) {
      const person = { ...newPerson(fixture, name), ...(name === adminName && { email: adminAddress }) };
      await joinAs(fixture, person, options);
      return memberOf(person);
    },
    connect: (asks, accepts) => connect(asks.person, accepts.person),
    publish: ({ person }, opened, details) => publish(person, opened, details),
  };
  const { scene, askers } = await makeScene(acts, { fileName: 'steps.jpg', type: 'image/jpeg', bytes: await takePhoto(7) });
  return askExpectations(await loadServices(), { guest: persistent(fixture.visitor()), ...askers }, scene);
}
