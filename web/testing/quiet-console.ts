// React reports its renders and their durations to developer tools if the console has these methods. Tests do not need that.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
