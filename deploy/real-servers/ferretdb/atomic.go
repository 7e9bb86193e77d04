package main

import (
	"bytes"
	"encoding/binary"
	"io"
	"net"
	"strings"
	"sync"
)

// FerretDB 1.24 updates by reading a document and writing it in another transaction, so two updates of one document may both
// find what they ask for. MongoDB changes a document atomically, and so does this server: what changes documents of one collection
// passes one at a time, from the request to its answer. Unique indexes are PostgreSQL's own and need no help.

var collections sync.Map

func serve(listener net.Listener, socket string) {
	for {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		go relay(client, socket)
	}
}

func relay(client net.Conn, socket string) {
	defer client.Close()
	server, err := net.Dial("unix", socket)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		request, err := readMessage(client)
		if err != nil {
			return
		}
		answer, err := ask(server, request)
		if err != nil {
			return
		}
		if _, err := client.Write(answer); err != nil {
			return
		}
	}
}

func ask(server net.Conn, request []byte) ([]byte, error) {
	if collection, changes := changed(request); changes {
		lock, _ := collections.LoadOrStore(collection, &sync.Mutex{})
		lock.(*sync.Mutex).Lock()
		defer lock.(*sync.Mutex).Unlock()
	}
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	if wantsNoAnswer(request) {
		return nil, nil
	}
	return readMessage(server)
}

const (
	headerSize = 16
	opMsg      = 2013
	moreToCome = 2
	maxMessage = 48_000_000
)

func readMessage(from io.Reader) ([]byte, error) {
	header := make([]byte, headerSize)
	if _, err := io.ReadFull(from, header); err != nil {
		return nil, err
	}
	size := binary.LittleEndian.Uint32(header)
	if size < headerSize || size > maxMessage+headerSize {
		return nil, io.ErrUnexpectedEOF
	}
	message := append(header, make([]byte, size-headerSize)...)
	_, err := io.ReadFull(from, message[headerSize:])
	return message, err
}

func isOpMsg(message []byte) bool {
	return len(message) > headerSize+9 && binary.LittleEndian.Uint32(message[12:]) == opMsg
}

func wantsNoAnswer(message []byte) bool {
	return isOpMsg(message) && binary.LittleEndian.Uint32(message[headerSize:])&moreToCome != 0
}

// changed tells the collection that a command changes documents of. A command is the first field of the section of kind 0, and drivers
// send that section first.
func changed(message []byte) (string, bool) {
	if !isOpMsg(message) || message[headerSize+4] != 0 {
		return "", false
	}
	field := message[headerSize+9:]
	const isString = 2
	name, rest, found := bytes.Cut(field[1:], []byte{0})
	if field[0] != isString || !found || len(rest) < 5 {
		return "", false
	}
	size := int(binary.LittleEndian.Uint32(rest))
	if size < 1 || size > len(rest)-4 {
		return "", false
	}
	switch strings.ToLower(string(name)) {
	case "update", "delete", "findandmodify":
		return string(rest[4 : 4+size-1]), true
	}
	return "", false
}
