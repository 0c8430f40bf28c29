// A control plane takes seconds to start, and more on a busy machine; jest knows no timeout for one project.
jest.setTimeout(120_000);
